// Written by scripts/assets/build-fonts.ts. Do not edit: change site-fonts.ts and run it again.

export const builtFrom = '4ac72b60a382676a';

export const faces = [
  {
    "family": "Playfair",
    "style": "normal",
    "weight": "300 600",
    "file": "playfair-roman-core.a71d70c76b.woff2",
    "bytes": 30900,
    "core": true,
    "preload": true,
    "range": "U+20-21,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+AB,U+BA-BB,U+C0,U+C2,U+C7-CA,U+CE,U+D4,U+D9,U+DB,U+E0,U+E2,U+E7-EB,U+EE-EF,U+F4,U+F9,U+FB,U+153,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2026"
  },
  {
    "family": "Playfair",
    "style": "normal",
    "weight": "300 600",
    "file": "playfair-roman-latin.c1245d7e0f.woff2",
    "bytes": 18880,
    "core": false,
    "preload": false,
    "range": "U+22-25,U+2A-2B,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+A1-AA,U+AC,U+AE-B9,U+BC-BF,U+C1,U+C3-C6,U+CB-CD,U+CF-D3,U+D5-D8,U+DA,U+DC-DF,U+E1,U+E3-E6,U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FC-FF,U+131,U+152,U+201A,U+201E,U+2022,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212"
  },
  {
    "family": "Playfair",
    "style": "normal",
    "weight": "300 600",
    "file": "playfair-roman-ext.9df150b4e5.woff2",
    "bytes": 20200,
    "core": false,
    "preload": false,
    "range": "U+100-130,U+132-148,U+14A-151,U+154-177,U+179-17F,U+186,U+189,U+18F-192,U+194,U+196,U+19D,U+1B1-1B2,U+1E4-1E5,U+254,U+256,U+259,U+25B,U+263,U+269,U+272,U+28A-28B,U+303,U+1D49,U+1E7C-1E7D,U+1EF8-1EF9,U+20A3"
  },
  {
    "family": "Playfair",
    "style": "italic",
    "weight": "300 600",
    "file": "playfair-italic-core.e7374a8c6a.woff2",
    "bytes": 29960,
    "core": true,
    "preload": false,
    "range": "U+20-21,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+AB,U+BA-BB,U+C0,U+C2,U+C7-CA,U+CE,U+D4,U+D9,U+DB,U+E0,U+E2,U+E7-EB,U+EE-EF,U+F4,U+F9,U+FB,U+153,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2026"
  },
  {
    "family": "Playfair",
    "style": "italic",
    "weight": "300 600",
    "file": "playfair-italic-latin.70d548a1bf.woff2",
    "bytes": 16520,
    "core": false,
    "preload": false,
    "range": "U+22-25,U+2A-2B,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+A1-AA,U+AC,U+AE-B9,U+BC-BF,U+C1,U+C3-C6,U+CB-CD,U+CF-D3,U+D5-D8,U+DA,U+DC-DF,U+E1,U+E3-E6,U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FC-FF,U+131,U+152,U+201A,U+201E,U+2022,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212"
  },
  {
    "family": "Playfair",
    "style": "italic",
    "weight": "300 600",
    "file": "playfair-italic-ext.ab9e62b5e8.woff2",
    "bytes": 21108,
    "core": false,
    "preload": false,
    "range": "U+100-130,U+132-148,U+14A-151,U+154-177,U+179-17F,U+186,U+189,U+18F-192,U+194,U+196,U+19D,U+1B1-1B2,U+1E4-1E5,U+254,U+256,U+259,U+25B,U+263,U+269,U+272,U+28A-28B,U+303,U+1D49,U+1E7C-1E7D,U+1EF8-1EF9,U+20A3"
  },
  {
    "family": "Ysabeau Office",
    "style": "normal",
    "weight": "400 700",
    "file": "ysabeau-office-core.5c2000bff0.woff2",
    "bytes": 13908,
    "core": true,
    "preload": true,
    "range": "U+20-21,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0,U+C7,U+C9-CA,U+E0,U+E2,U+E7-EB,U+EE-EF,U+F4,U+F9,U+FB,U+153,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC"
  },
  {
    "family": "Ysabeau Office",
    "style": "normal",
    "weight": "400 700",
    "file": "ysabeau-office-latin.80c6d1b28e.woff2",
    "bytes": 9908,
    "core": false,
    "preload": false,
    "range": "U+22-24,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-A8,U+AA,U+AC,U+AE-B6,U+B8-BA,U+BC-BF,U+C1-C6,U+C8,U+CB-DF,U+E1,U+E3-E6,U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FC-FF,U+131,U+152,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+2122,U+2191,U+2193,U+2212"
  },
  {
    "family": "Ysabeau Office",
    "style": "normal",
    "weight": "400 700",
    "file": "ysabeau-office-ext.bb56ca2810.woff2",
    "bytes": 11268,
    "core": false,
    "preload": false,
    "range": "U+100-130,U+132-151,U+154-177,U+179-17F,U+18F,U+192,U+1E4-1E5,U+259,U+303,U+1EF8-1EF9"
  }
];

export const fallbackFaces = [
  {
    "family": "Playfair Georgia",
    "style": "normal",
    "weight": "normal",
    "locals": [
      "Georgia",
      "Gelasio"
    ],
    "sizeAdjust": 91.5,
    "ascent": 96.8,
    "descent": 34.4
  },
  {
    "family": "Playfair Times",
    "style": "normal",
    "weight": "normal",
    "locals": [
      "Times New Roman",
      "Liberation Serif",
      "Tinos"
    ],
    "sizeAdjust": 100.7,
    "ascent": 87.9,
    "descent": 31.2
  },
  {
    "family": "Playfair Noto",
    "style": "normal",
    "weight": "normal",
    "locals": [
      "Noto Serif"
    ],
    "sizeAdjust": 85.1,
    "ascent": 104.1,
    "descent": 37
  },
  {
    "family": "Playfair DejaVu",
    "style": "normal",
    "weight": "normal",
    "locals": [
      "DejaVu Serif"
    ],
    "sizeAdjust": 78.6,
    "ascent": 112.7,
    "descent": 40
  },
  {
    "family": "Playfair Georgia",
    "style": "italic",
    "weight": "normal",
    "locals": [
      "Georgia Italic",
      "Gelasio Italic"
    ],
    "sizeAdjust": 87.6,
    "ascent": 101.1,
    "descent": 35.9
  },
  {
    "family": "Playfair Times",
    "style": "italic",
    "weight": "normal",
    "locals": [
      "Times New Roman Italic",
      "Liberation Serif Italic",
      "Tinos Italic"
    ],
    "sizeAdjust": 97.7,
    "ascent": 90.6,
    "descent": 32.2
  },
  {
    "family": "Playfair Noto",
    "style": "italic",
    "weight": "normal",
    "locals": [
      "Noto Serif Italic"
    ],
    "sizeAdjust": 85.3,
    "ascent": 103.8,
    "descent": 36.9
  },
  {
    "family": "Ysabeau Arial",
    "style": "normal",
    "weight": "400 559",
    "locals": [
      "Arial",
      "Liberation Sans",
      "Arimo"
    ],
    "sizeAdjust": 92.8,
    "ascent": 113.5,
    "descent": 31.1
  },
  {
    "family": "Ysabeau Arial",
    "style": "normal",
    "weight": "560 700",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": 87.4,
    "ascent": 120.5,
    "descent": 33.1
  },
  {
    "family": "Ysabeau Roboto",
    "style": "normal",
    "weight": "400 559",
    "locals": [
      "Roboto"
    ],
    "sizeAdjust": 93.8,
    "ascent": 112.4,
    "descent": 30.8
  },
  {
    "family": "Ysabeau Roboto",
    "style": "normal",
    "weight": "560 700",
    "locals": [
      "Roboto Bold"
    ],
    "sizeAdjust": 92.9,
    "ascent": 113.4,
    "descent": 31.1
  },
  {
    "family": "Ysabeau DejaVu",
    "style": "normal",
    "weight": "400 559",
    "locals": [
      "DejaVu Sans"
    ],
    "sizeAdjust": 81.6,
    "ascent": 129.1,
    "descent": 35.4
  },
  {
    "family": "Ysabeau DejaVu",
    "style": "normal",
    "weight": "560 700",
    "locals": [
      "DejaVu Sans Bold"
    ],
    "sizeAdjust": 73,
    "ascent": 144.4,
    "descent": 39.6
  }
];
