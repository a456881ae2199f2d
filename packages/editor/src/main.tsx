import { z } from 'zod';

// Before any schema is made: zod would write code at run time, which the page's policy forbids.
z.config({ jitless: true });

const { openPage } = await import('./shell/open-page.tsx');
openPage();
