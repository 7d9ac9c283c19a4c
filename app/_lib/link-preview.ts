/** The picture of every link preview: its fixed path and its size in pixels. */
export const linkPreview = { path: '/link-preview.jpg', size: { width: 1200, height: 630 } };
