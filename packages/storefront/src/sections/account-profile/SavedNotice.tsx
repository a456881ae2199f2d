/** The success message of a form. It takes the focus, without scripts too. */
export function SavedNotice({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever has saved something hears first that it is saved
    <p className="notice profile__saved" role="status" tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}
