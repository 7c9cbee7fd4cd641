/**
 * Gives elements that the server drew the styles of their own. They come in `data-style`, since the content security policy lets no
 * style attribute in; a style that is set by code it does.
 */
export function putOwnStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
