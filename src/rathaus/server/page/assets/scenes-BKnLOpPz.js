<<<<<<<< HEAD:src/rathaus/server/page/assets/scenes-BjSUW2W6.js
import{v as e}from"./index-B52lY2Uy.js";var t={ratland:`/assets/ratland-DKS9ouV8.svg`,rattus:`/assets/rattus-DOzL2GFb.svg`,ratville:`/assets/ratville-D7XQKH18.svg`,ratzzia:`/assets/ratzzia-ChXwKhjI.svg`};function n(n){return t[n]??e}export{n as t};
========
import{_ as e}from"./index-D-NIlkki.js";var t={ratland:`/assets/ratland-DKS9ouV8.svg`,rattus:`/assets/rattus-DOzL2GFb.svg`,ratville:`/assets/ratville-D7XQKH18.svg`,ratzzia:`/assets/ratzzia-ChXwKhjI.svg`};function n(n){return t[n]??e}export{n as t};
>>>>>>>> learn:src/rathaus/server/page/assets/scenes-BKnLOpPz.js
