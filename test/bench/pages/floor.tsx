import { createRoot } from 'react-dom/client';
import { Bare } from './Bare.tsx';

const { searchParams } = new URL(location.href);
const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <Bare first={Number(searchParams.get('page') ?? 1)} things={Number(searchParams.get('things'))} />,
  );
