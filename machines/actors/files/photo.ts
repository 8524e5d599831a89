/** What the reporter wants of photos. */
export interface PhotoWishes {
  /** They are sent as large as they are. */
  readonly keepsSize: boolean;
  /** They may tell where they were taken. */
  readonly keepsPlace: boolean;
}

/** What is worth a second photo: darkness, blur, few pixels, a strip of something, or a picture of a screen. */
export type PhotoAdvice = 'DARK' | 'BLURRED' | 'TOO_SMALL' | 'STRIP' | 'SCREEN';
