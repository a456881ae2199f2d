import { editorAttributes, Html } from '@vitrine/compiler/view.ts';
import { Accordion } from '../../components/accordion/Accordion.tsx';
import type { AccordionProps } from './accordion.schema.ts';

/** Headings that open what stands below them. */
export function Accordions({ heading, scheme, rows }: AccordionProps) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band widget">
        {heading && <h2 className="widget__heading">{heading}</h2>}
        <div className="accordions widget__body">
          {rows.map((row, index) => (
            <Accordion key={index} title={row.title} open={row.open} attributes={editorAttributes(row.attributes)}>
              <Html className="prose" html={row.content} />
            </Accordion>
          ))}
        </div>
      </div>
    </div>
  );
}
