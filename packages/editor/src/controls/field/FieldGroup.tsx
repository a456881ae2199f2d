import { type ReactNode, useId } from 'react';
import { InfoText } from './InfoText.tsx';

interface FieldGroupProps {
  label: string;
  info?: string;
  problem?: string;
  children: ReactNode;
}

/** A control of several parts, as a group with its label, info and problem. */
export function FieldGroup({ label, info, problem, children }: FieldGroupProps) {
  const id = useId();
  const described = [info && `${id}info`, problem && `${id}problem`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as the labels of other fields
    <div
      role="group"
      className="setting-control"
      aria-labelledby={`${id}label`}
      aria-describedby={described || undefined}
    >
      <span id={`${id}label`} className="setting-label">
        {label}
      </span>
      {children}
      {info && (
        <span id={`${id}info`} className="setting-info">
          <InfoText>{info}</InfoText>
        </span>
      )}
      {problem && (
        <span id={`${id}problem`} className="setting-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
