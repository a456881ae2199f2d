import { boot } from '@vitrine/compiler/client/boot.ts';
import { postInPlace } from './boot/post-in-place.ts';
import { sendAtOnce } from './boot/send-at-once.ts';
import { watchSignUpLinks } from './boot/sign-up-links.ts';
import { watchPopups } from './boot/timed-popups.ts';
import { ignoreSkippedTransitions } from './boot/transition-errors.ts';

ignoreSkippedTransitions();
watchSignUpLinks(document);
sendAtOnce(document);
postInPlace(document);
boot(() => import('./boot/late.ts'));
watchPopups(document);
