/**
 * @generated SignedSource<<a94808fb372ec33bc9550cc56f913876>>
 * @relayHash 2b805b9b0eeb8283521eb54979fac3a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf0d7fb7288afb0501129889301327525e39b9bc5640565ffddd487877df2d7d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf0d7fb7288afb0501129889301327525e39b9bc5640565ffddd487877df2d7d",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
