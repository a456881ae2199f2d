import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/shell.css';
import '../styles/tree.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './Start.tsx';

/** Puts the editor into its page. */
export function openPage(): void {
  const place = document.getElementById('editor');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <Start />
    </StrictMode>,
  );
}
