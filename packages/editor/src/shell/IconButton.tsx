import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Its name, read and shown. */
  label: string;
  /** Keys that do the same: "Ctrl Z". */
  keys?: string;
}

/** A button with a sign instead of a word. Its name appears beside it. */
export function IconButton({ icon: Icon, label, keys, className, ...props }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Button {...props} aria-label={label} className={typeof className === 'string' ? className : 'icon-button'}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {label}
        {keys && <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
