import { enableEarlySubmit } from '../../sections/product/buy/early-submit.ts';

enableEarlySubmit(document);
