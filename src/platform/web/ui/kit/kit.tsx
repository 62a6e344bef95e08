import '../ui.css';
import './kit.css';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../../texts/text-loading.ts';
import { KitPage } from './kit-page.tsx';
import { KitShell } from './kit-shell.tsx';

// Development only: `npx vite`, then open this folder's index.html. `?shell` shows the shell with a table and a drawer.
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

await startTexts(import.meta.glob(['/src/platform/web/**/texts.*.ts']));
const container = document.getElementById('root');
if (container !== null) createRoot(container).render(query.has('shell') ? <KitShell /> : <KitPage />);
