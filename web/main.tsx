import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { putOwnStyles } from './app/ownStyles.ts';
import { readPageState } from './app/pageState.ts';
import { createQueryClient } from './lib/query.ts';
import { noteEarlyChanges } from './lib/earlyChanges.ts';
import { loadFrench } from './lib/words.ts';
import { holdInstallPrompt } from './lib/installation/installPrompt.ts';
import { startServiceWorker } from './lib/offline/serviceWorker.ts';

holdInstallPrompt();
startServiceWorker();
void start();

/** Nothing is awaited where modules are loaded: code that comes later may import from this file's own chunk. */
async function start(): Promise<void> {
  const { answers, facts } = readPageState();
  if (facts.language === 'fr') await loadFrench();
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The document has no #root.');
  putOwnStyles(root);
  noteEarlyChanges(root);
  hydrateRoot(root, <App client={createQueryClient()} answers={answers} facts={facts} />, {
    // React mends what it can; what it had to mend is a mistake of ours and must be seen.
    onRecoverableError: (error) => console.error('The page was drawn differently on the two sides:', error),
  });
}
