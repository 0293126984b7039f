/**
 * @generated SignedSource<<74ddb9b1c6e2dc90af2649b4a81cb4a5>>
 * @relayHash 82af6bc87063bdc88636a4145f637143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38bb07243e67e81e821369b32085c46daac756a1ea57ae4ad8836576791590f8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38bb07243e67e81e821369b32085c46daac756a1ea57ae4ad8836576791590f8",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
