/**
 * @generated SignedSource<<b1f1b32fabfca345c6e5253ac564d0c8>>
 * @relayHash ed99036002905c721a62eeddd67b97d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1320ef505dd8d0ce482b9a4475dabe04ee9910ee7aca877677b29935b7931208

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DeveloperScreenQuery } from './DeveloperScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeveloperScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1320ef505dd8d0ce482b9a4475dabe04ee9910ee7aca877677b29935b7931208",
    "metadata": {},
    "name": "DeveloperScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
