import { boot } from './boot/boot.ts';

boot();
