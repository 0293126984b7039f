// URL endings of page assets, downloads and machine-readable files, which are not pages.
export const assetEndings: ReadonlySet<string> = new Set(
  `7z aac apk appcache atom avi avif bmp br bz2 cjs css csv cur dll dmg doc docx eot exe flac flv gif gz heic ico ics iso
  jpeg jpg js json jsonld jsx jxl less m3u8 m4a m4v map md5 mjs mkv mov mp3 mp4 mpd msi ogg ogv opus otf pdf png ppt pptx
  rar rss rtf scss sha256 svg svgz swf tar tgz tif tiff ts ttf txt vtt wasm wav webm webmanifest webp woff woff2 xls xlsx
  xml xsl xz zip zst`.split(/\s+/),
);
