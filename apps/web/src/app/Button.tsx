import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import './button.css';

/** How loud a button is: the one thing to do here, one of several, or a quiet one beside something else. */
export type ButtonTone = 'main' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className'> {
  readonly tone?: ButtonTone;
  readonly className?: string;
}

const classes = (tone: ButtonTone, more = ''): string => `button button-${tone} ${more}`.trim();

/** A button. */
export const Button = ({ tone = 'plain', className, ...rest }: ButtonProps) => (
  <AriaButton {...rest} className={classes(tone, className)} />
);

/** A link that looks like a button: it leads to another page. */
export const ButtonLink = ({
  tone = 'plain',
  className,
  ...rest
}: Omit<AriaLinkProps, 'className'> & { readonly tone?: ButtonTone; readonly className?: string }) => (
  <AriaLink {...rest} className={classes(tone, className)} />
);
