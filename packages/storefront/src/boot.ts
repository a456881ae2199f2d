import { boot } from './boot/boot.ts';
import { watchSignUpLinks } from './boot/sign-up-links.ts';
import { joinPageTransitions } from './page-transition.ts';

joinPageTransitions();
watchSignUpLinks(document);
boot();
