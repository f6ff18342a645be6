import { Component, type ReactNode } from 'react';
import { words } from '../words/index.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface State {
  readonly error: unknown;
}

/** Catches what goes wrong below it and says so, instead of an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken error={error} />;
  }
}

const Broken = ({ error }: { readonly error: unknown }) => {
  const { broken, back } = words().app;
  return (
    <Notice title={broken.title} text={broken.text}>
      <details>
        <summary>{broken.detail}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
      <p className="notice-ways">
        <Button tone="main" onPress={() => location.reload()}>
          {broken.reload}
        </Button>
        <ButtonLink href="#/">{back}</ButtonLink>
      </p>
    </Notice>
  );
};
