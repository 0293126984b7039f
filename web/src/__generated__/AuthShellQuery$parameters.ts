/**
 * @generated SignedSource<<85bb93038f71fc7b0c2d98ae635ab695>>
 * @relayHash dec5add969b07a371a33ef1ed097a56a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2335ae38238d2c7b82df705d29b42a7faf29a7227e8c13136a8c8416ed67ccd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2335ae38238d2c7b82df705d29b42a7faf29a7227e8c13136a8c8416ed67ccd",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
