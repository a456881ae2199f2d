/** What a form has done, where it was done; it is gone to as soon as it is there, also without scripts. */
export function Saved({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever has saved something hears first that it is saved
    <p className="notice profile__saved" role="status" tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}
