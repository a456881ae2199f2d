import './no-eval.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './shell/Start.tsx';

const place = document.getElementById('editor');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Start />
    </StrictMode>,
  );
