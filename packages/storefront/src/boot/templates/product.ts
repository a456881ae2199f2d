import { answerEarly } from '../../sections/product/buy/early-submit.ts';

answerEarly(document);
