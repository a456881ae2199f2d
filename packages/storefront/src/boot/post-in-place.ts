const loadPoster = () => import('./posted-form.ts');

/**
 * Forms marked `data-in-place` are posted without leaving the page: what the platform answers with takes the form's place. Without
 * scripts, and where the post cannot be made, they are plain forms.
 */
export function postInPlace(page: Document, load = loadPoster): void {
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-in-place') || event.defaultPrevented) return;
    event.preventDefault();
    load().then(
      ({ postForm }) => postForm(form),
      () => navigator.onLine && form.submit(),
    );
  });
}
