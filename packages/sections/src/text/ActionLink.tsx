import { ButtonLink, type ButtonLinkProps } from '@kermesse/ui/ButtonLink';

export interface ActionLinkProps extends Pick<ButtonLinkProps, 'variant'> {
  text: string | undefined;
  href: string | undefined;
}

/** The button of a section. Renders nothing unless it has both a text and a link. */
export function ActionLink({ text, href, variant }: ActionLinkProps) {
  if (text === undefined || href === undefined) return null;
  return (
    <ButtonLink href={href} variant={variant}>
      {text}
    </ButtonLink>
  );
}
