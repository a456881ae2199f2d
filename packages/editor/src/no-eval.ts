/** Comes before every schema: zod would write code at run time, which the page's policy forbids. */
import { z } from 'zod';

z.config({ jitless: true });
