import { Html } from '@vitrine/compiler/view.ts';
import type { FormEvent, ReactNode } from 'react';

/** A plain form of the platform (docs/platform.md: forms), with the hidden fields the platform itself puts into it. */
export function PostForm({
  id,
  action,
  fields,
  label,
  post,
  className = 'form entry__form',
  children,
}: {
  id: string;
  action: string;
  /** HTML */
  fields: string;
  /** Id of the heading that names it. */
  label: string;
  post: {
    isHydrated: boolean;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  className?: string;
  children: ReactNode;
}) {
  return (
    <form
      className={className}
      id={id}
      method="post"
      action={action}
      acceptCharset="UTF-8"
      aria-labelledby={label}
      noValidate={post.isHydrated}
      onSubmit={post.submit}
    >
      <Html html={fields} className="entry__fields" />
      {children}
    </form>
  );
}
