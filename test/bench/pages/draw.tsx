import { renderToString } from 'react-dom/server';
import { Bare } from './Bare.tsx';

/** The first page as HTML. */
export const draw = (): string => renderToString(<Bare first={1} things={0} />);
