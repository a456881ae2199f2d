import { TriangleAlert } from 'lucide-react';
import { useText } from '../texts/texts.ts';
import { useEditorState } from './editor-context.ts';

/** Faults of the theme's files, and what is wrong with the template on the screen. */
export function ThemeProblems() {
  const text = useText();
  const { problems, templates } = useEditorState((state) => state.theme);
  const template = useEditorState((state) => state.template);
  const shown = templates.find(({ name }) => name === template);
  return (
    <>
      {shown?.kind === 'liquid' && <p className="callout">{text('problems.liquid', { path: shown.path })}</p>}
      {problems.length > 0 && (
        <details className="problems">
          <summary>
            <TriangleAlert size={14} aria-hidden />
            {text('problems.count', { count: problems.length })}
          </summary>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
