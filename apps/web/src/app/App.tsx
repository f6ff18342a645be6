import { Suspense, useEffect, useRef } from 'react';
import { HomePage } from '../home/HomePage.tsx';
import { words } from '../words/index.ts';
import { arrive } from './arrive.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Lost } from './Lost.tsx';
import { CreditsPage, LearnPage, LookPage, PlayPage, ReplayPage, RulesPage, SetUpPage } from './pages.ts';
import { hrefOf, type Route, useRoute } from './route.ts';
import { Toasts } from './toasts.tsx';

const Page = ({ route }: { readonly route: Route }) => {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <SetUpPage game={route.game} seed={route.seed} />;
    case 'play':
      return <PlayPage save={route.save} />;
    case 'replay':
      return <ReplayPage save={route.save} />;
    case 'look':
      return <LookPage packed={route.packed} />;
    case 'learn':
      return <LearnPage game={route.game} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'credits':
      return <CreditsPage />;
    case 'lost':
      return <Lost />;
  }
};

/** The product: the page of the address, and the notices. */
export const App = () => {
  const route = useRoute();
  const address = hrefOf(route);
  const first = useRef(address);
  // Each page begins at its top, and names itself once it is drawn.
  useEffect(() => {
    document.title = words().app.title;
    scrollTo(0, 0);
    if (first.current === address) return;
    first.current = '';
    return arrive();
  }, [address]);
  return (
    <>
      <ErrorBoundary key={address}>
        <Suspense fallback={<p className="waiting">{words().app.loading}</p>}>
          <Page key={address} route={route} />
        </Suspense>
      </ErrorBoundary>
      <Toasts />
    </>
  );
};
