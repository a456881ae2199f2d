import { FieldError, Text } from 'react-aria-components';
import { InfoText } from './InfoText.tsx';

interface FieldNotesProps {
  info?: string;
  /** Shown in a field that is `isInvalid`. */
  problem?: string;
}

/** Below a React Aria field: what is said of it, and what is wrong with its value. The field reads both with its name. */
export function FieldNotes({ info, problem }: FieldNotesProps) {
  return (
    <>
      {info && (
        <Text slot="description" className="setting-info">
          <InfoText>{info}</InfoText>
        </Text>
      )}
      <FieldError className="setting-problem">{problem}</FieldError>
    </>
  );
}
