import { Html } from '@vitrine/compiler/view.ts';
import type { PageProps } from './page.schema.ts';

export function Page({ title, content }: PageProps) {
  return (
    <div className="band page">
      <h1>{title}</h1>
      <Html className="prose" html={content} />
    </div>
  );
}
