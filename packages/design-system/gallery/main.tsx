import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/type.css';
import '../src/styles/arabic.css';
import '../src/styles/frame.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
