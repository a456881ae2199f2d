// `useId` depends on the place in the tree, which the printed markup does not know.
import { useId, useState } from 'react';
import { z } from 'zod';

export const props = z.object({ label: z.string(), hint: z.string().nullable(), fields: z.array(z.string()) });
type Props = z.infer<typeof props>;

// expect: refused useSectionId
export function LabeledField({ label }: Props) {
  const id = useId(); // <- refused
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="email" />
    </p>
  );
}

function Hint({ text }: { text: string }) {
  const id = `${useId()}-hint`; // <- refused
  return <small id={id}>{text}</small>;
}

// expect: refused useSectionId
export function NestedId({ hint, label }: Props) {
  return (
    <p>
      {label} {hint && <Hint text={hint} />}
    </p>
  );
}

const useFieldId = (name: string) => {
  const id = useId(); // <- refused
  return `${id}-${name}`;
};

function Field({ name }: { name: string }) {
  const [value] = useState('');
  return <input id={useFieldId(name)} defaultValue={value} />;
}

// expect: refused useSectionId
export function IdOfCustomHook({ fields }: Props) {
  return (
    <form>
      {fields.map((name) => (
        <Field key={name} name={name} />
      ))}
    </form>
  );
}

// expect: ok
export function IdsOfNames({ fields, label }: Props) {
  return (
    <form aria-label={label}>
      {fields.map((name, index) => (
        <p key={index}>
          <label htmlFor={`field-${index}`}>{name}</label>
          <input id={`field-${index}`} name={name} />
        </p>
      ))}
    </form>
  );
}
