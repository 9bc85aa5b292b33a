export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
