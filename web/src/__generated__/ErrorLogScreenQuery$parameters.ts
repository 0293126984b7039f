/**
 * @generated SignedSource<<8a35851a91b12ad3c14a914a766a9904>>
 * @relayHash 634fef02494cc38df2fb665c09cedfda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78eec145024d5403c74cd765c0cc192a7eebc511a7db6724227eb89f40c97008

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78eec145024d5403c74cd765c0cc192a7eebc511a7db6724227eb89f40c97008",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
