import { draftOf } from './draft-page.ts';
import { startPreview } from './start-preview.ts';

const draft = draftOf(window);
if (draft) void startPreview(draft);
