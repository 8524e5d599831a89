import { hydrateRoot } from 'react-dom/client';
import { Bare } from './Bare.tsx';

const place = document.getElementById('root');
if (place) hydrateRoot(place, <Bare first={1} things={0} />);
