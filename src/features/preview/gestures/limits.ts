/** Two taps within so many ms are a double-tap (P9.14). */
export const DOUBLE_TAP_MS = 200;

/** How far a photo can be zoomed (P9.15). */
export const SMALLEST_ZOOM = 1;
export const LARGEST_ZOOM = 2.5;

/** A finger that has gone further than this share of the width leads to the next photo (P9.16). */
export const SWIPE_SHARE = 0.35;

/** What the way of a finger is multiplied by: between photos, and against a limit (P9.17, P9.18, O78). */
export const FAST_DRAG = 1.5;
export const SLOW_DRAG = 0.2;

/** A photo that is pulled down further than this share of the height closes. */
export const PULL_SHARE = 0.15;

/** A finger that keeps within so many px rests. */
export const STILL_PX = 8;

/** The two taps of a double-tap are no further apart than this, in px. */
export const DOUBLE_TAP_REACH_PX = 40;

/** Between two photos beside one another, in px; the same as in slide.module.css. */
export const PHOTO_GAP_PX = 16;

/** How much a turn of the wheel zooms, by its way in px; a pinch on a touchpad comes as a wheel of small steps. */
export const WHEEL_ZOOM = 0.002;
export const WHEEL_PINCH_ZOOM = 0.01;
