/**
 * @generated SignedSource<<c23825399289d566f9c48928ace0271c>>
 * @relayHash 2a6aabcd677616ccbd6133cc165cae38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff3af15b67419df76a4e2f13dd40caf7018702f4ac97fc76b7e5c69ba0f04e7f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff3af15b67419df76a4e2f13dd40caf7018702f4ac97fc76b7e5c69ba0f04e7f",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
