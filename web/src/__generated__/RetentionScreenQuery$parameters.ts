/**
 * @generated SignedSource<<a5cfe2c5caaa1333a8e435e21a47d7b2>>
 * @relayHash d359ca7ab5bda8febcaf493f055f0115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b709a5fda7a194989f0e6d1009d6ab17db5cb6a786a3fc305745e28f58999015

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b709a5fda7a194989f0e6d1009d6ab17db5cb6a786a3fc305745e28f58999015",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
