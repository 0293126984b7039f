/**
 * @generated SignedSource<<bd57893f19ea31597805ab3267b315d5>>
 * @relayHash 9c1b6336cab3695287a61e3f5b9ca688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03ecc9c6a2b72267b38fb483bfe14d71d93d2385fc166bca1062445716a507e1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShopScreenQuery } from './ShopScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShopScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03ecc9c6a2b72267b38fb483bfe14d71d93d2385fc166bca1062445716a507e1",
    "metadata": {},
    "name": "ShopScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
