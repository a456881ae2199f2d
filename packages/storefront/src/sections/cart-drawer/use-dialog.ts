export { type DialogProps, useDialog } from '../../components/use-dialog.ts';
