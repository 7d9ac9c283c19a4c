/** The path and the size in pixels of the picture in every link preview. */
export const linkPreview = { path: '/link-preview.jpg', size: { width: 1200, height: 630 } };
