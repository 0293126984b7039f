/**
 * @generated SignedSource<<c54e5091e13c67cf413ac6b79e5481b3>>
 * @relayHash a9cfadbbe9d4b9b6b49e90e75b18939c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24d5d1c98c57af285b329510d17dc8cdcf025b0c909912263a650ed5abbdb5b7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotificationScreenQuery } from './NotificationScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24d5d1c98c57af285b329510d17dc8cdcf025b0c909912263a650ed5abbdb5b7",
    "metadata": {},
    "name": "NotificationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
