/** Which glass is broken. */
export { WithPhotos as Glass } from '#src/pages/shared/photos/WithPhotos.tsx';
