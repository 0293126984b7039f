/**
 * @generated SignedSource<<03d0894ea5737b8303ac23582b033694>>
 * @relayHash 434cf8060a8862fac61c33beebc347ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b25649017f4ad5fe7919a57c2bf5dca9c70c64d0af8182356aacc6fad1cb8b3c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b25649017f4ad5fe7919a57c2bf5dca9c70c64d0af8182356aacc6fad1cb8b3c",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
