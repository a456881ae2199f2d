/** The header by which the host knows which draft a request belongs to. */
const HEADER = 'x-vitrine-editor-draft';

const isOwn = (address: string | URL): boolean => URL.parse(address, document.baseURI)?.origin === location.origin;

/** Makes the page's requests to its own origin carry the draft, so that the shop answers them as the page was rendered. */
export function carryDraft(draft: string): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const isRequest = input instanceof Request;
    if (!isOwn(isRequest ? input.url : input)) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (isRequest ? input.headers : undefined));
    headers.set(HEADER, draft);
    return fetch(input, { ...init, headers });
  };

  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    isAsync?: boolean,
    user?: string | null,
    password?: string | null,
  ) {
    open.call(this, method, address, isAsync ?? true, user, password);
    if (isOwn(address)) this.setRequestHeader(HEADER, draft);
  };
}
