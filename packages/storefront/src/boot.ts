import { boot } from './boot/boot.ts';
import { joinPageTransitions } from './page-transition.ts';

joinPageTransitions();
boot();
