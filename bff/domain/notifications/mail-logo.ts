import type { MailAttachment } from '@bff/integrations/mail/port';

/** `BRAND_SIGN` as a PNG of 96 pixels, for high-density screens: mail programs show no SVG. A test compares the two. */
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAACslBMVEVMaXEPW0QPW0cPXEQPXEUNWUQOXEUPXEQAXz8PXEQPWkUAbUgPXEUAVVUc',
  'VTgOW0MPXEUPXEQPW0UPW0UOXEUPW0UOW0QPW0UOXEUOXEUOW0QOXkEOW0QPW0QPW0QOWUYNW0cOW0URWkQPW0UQXEYPWkYOXEUPXEQPWkYOW0UO',
  'W0QPXEQPXEUPXEQOW0UQW0cPW0UQWkUOXEQPXUMNXEUOW0UNXUMPW0UOXEQOXEUNXEYOW0UPW0QPXEUPW0MOXEUPXEUOW0UOXEQPXEQOW0T///8P',
  'XEXytSsSIBr88NV/qJyHraIeZlH+/v5aY18TIRvv8PBXjXw3d2RaZGBMVlJHUk0hLigQXUbi6+gjMCohaFMiLynQ39t8ppr8/f0fZ1GWnJru7+/j',
  '7OmxtrT///788djt7u50fHj6/Ptlloft8/Gus7Hs7u0gLSf0wlDw8fH99OEdZlCMsabytSyUmphXjX33z3dpmYv//fr++/T2y2tJhHLzujmOsqew',
  'tbPv9POTmpcSXkeVm5lDTkoiaVSFrKBqmozP3tr39/f7+/v6+/uGjYrQ0tGStarN3di90szW49/AxMJbZWH1yGCau7Ho8O1GUUzCxcT++OtNV1NT',
  'ino2dmNIg3FckIFze3e+080nbVjR4NsnbFdbkICytrQ5eWZMhnTZ5eLDxsXr8vCTtatekoJVi3vn7+3++Oy3zsdRiXitx8AXYUt5pJfa5uPEx8ZW',
  'YFyUtqy0zMXk7Oq80sv5+/tjlYZfkoMXYkwqb1rU4t1nmIp6pZhYYl2Eq588e2hBTUhOh3b3+vmevbTF19LL3Nf1x19ZYl7n7uxQiHdYjn6zt7Vr',
  'm4xyenb30XzR09Lh6+j09/bz9/b29vbR1NOJkI29wb8kMSv4+Pi+wsCxysKHrqKwycKDi4htnI5FUEtJSZReAAAARXRSTlMA6jLu+yXz7Qj5MAf+',
  'Bgk16/zs1pqA1JeP0o4j0JH4NifOLbcvM/CCQe+vuYGzrT21Pq4xN9E5+s+MOouZQkCx1bB/mNMWkQd/AAAACXBIWXMAAAsTAAALEwEAmpwYAAAD',
  'rElEQVRo3u2a91vTQBjHAy2ljCIbWSqKyhT33npnlRalbBBBBBUUUKbKdA/ce++99957773n/+G1JG1SGmzavL/48P0plzf3/Ty53OVJ3vcoiiOn',
  'kPZhHpIe2CI5SAaGRfR3ovjV1rMdtlqhfW157G3DsUhq42jC3iXQDYsmaXO5sX8rXyyqAuy4/s1ssMiy78327yrDokvWkjU+7hhArvpRkvfEIPJ1',
  'oQGBGEh+9Px3gwK41a+HcAymjrr3A5w/du5CAJ6AAOxD3p/tIAESBdUPg6oT1R4W4EUNgAV0pjxgAd6UPSzAlXKABbSgMLCaAE0A8QEjLFH6ZY3Z',
  'AGShkm+rYAEIHdkIDEBjXgID0JjDwAB0YA4wAJ2DBty/Zi4gmnUqWnvC+BrWBanHH+oJByEAGCc9YABPZ4IA8MzRDGEvDABvZgCrgQB4B93xOhTg',
  'FN1RnQoE2MSMUSkQAK+he86FAlyke56AAiyhey6HAtyge06EAtxhnjLoy64JIAZguNX6B2CY1WoCiAyofFxWtqqS16y4YMbrGQXFQgCcCTFlerZ2',
  '4mVPn2JyvuQcnaabmNPW55g/i/67lbziVXz81nW8ZpNrY9bGlIy3GDDqrFKnJ4Wm/Sfl68KJ4ywEfLirpDV7gUn/kXR4ZLVlgF9KvepMjU++Ppw4',
  '3hLAojQDIGVhQ0CtIaycZTaAEfnYXMwyUL5BaD4r/Jw4xbDCcaQdK+g/ORmhz2zAN4TessLlxDCBFU4g7XJBAOM7+Mi9g1Kr7+A79xl8Ic/gJyu8',
  'hxiWsACZpK0RBPhNetQZDD6R5jz2L8cFskpS9OG0seRXPEkQYM47hBbMZgz+fEXoPee7uYoQx+nXwQvSKhKYDPmhXcm36BEubPBVm1FDTlUn1s/h',
  '3eQ4TyUQcHWpdlLvnxC/YcIZ7dGjk9z4ITU5OXZWXMLKzFHa/4ItgtM520+zV9W+ncbxdDUrrL7Jm23hT2uqjhkMzk9tGL9Sow/n7eJPazaWmH22',
  'baK2+6Vl90yGM6qydPZZRSpeC5t/pJZVFbm5FVP545rYebGaxlPLg2Azah2oCFjAYCoEFhBFOYVC+tsr4ItElC1kmUtXqWsDB4jUVQJbS6H8pcH1',
  'xczmUIA+TLk3CMa/G1PupexcIfxt/A0l8ZYy8f1lzYA3DXTnbkuwCxDXP8jfeGOF3E/E2SrtJTexNyS4o7NI6zeyNc/uli5DJCIMvo9jI/tzFJ28',
  'Onu7W1h+dHAf2sErSsF1/Atj6KPmLmlp/gAAAABJRU5ErkJggg==',
].join('');

/** The name of the logo in a mail's HTML. */
export const LOGO_CID = 'logo@brand';

/** The logo, inside the mail: nothing is fetched when a mail is opened, so nobody learns when or where that happens. */
export const mailLogo: MailAttachment = {
  filename: 'logo.png',
  contentType: 'image/png',
  content: Buffer.from(PNG, 'base64'),
  cid: LOGO_CID,
};
